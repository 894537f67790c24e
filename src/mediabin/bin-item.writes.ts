import { Injectable } from '@nestjs/common';
import type {
  AuthContext,
  FieldFaults,
  NewObject,
  ObjectChange,
  Problem,
  ResourceWrites,
  Row,
  Stored,
  Values,
} from '../kit/index.js';
import { type BinWish, MediabinService } from './mediabin.service.js';

@Injectable()
export class BinItemWrites implements ResourceWrites {
  constructor(private readonly bins: MediabinService) {}

  faults(auth: AuthContext, { position }: Values, row?: Row): Promise<FieldFaults> {
    return this.bins.faultsOf(auth, position as number | undefined, row);
  }

  /** What is in a bin already is updated where it stands. */
  createAll(objects: readonly NewObject[], nameOf: (place: number, field: string) => string): Promise<Stored[]> {
    return this.bins.placeAll(objects as unknown as BinWish[], (place) => nameOf(place, 'position'));
  }

  change(auth: AuthContext, { id }: Row, values: Values): Promise<void> {
    return this.bins.change(auth, id as string, values);
  }

  /** In one step, so that the bin is numbered anew once. */
  changeAll(auth: AuthContext, changes: readonly ObjectChange[]): Promise<(Problem | undefined)[]> {
    return this.bins.changeAll(
      auth,
      changes.map(({ row, values }) => ({ id: row.id as string, ...values })),
    );
  }

  remove(auth: AuthContext, { id }: Row): Promise<void> {
    return this.bins.remove(auth, id as string);
  }

  /** In one step, which is undone in one. */
  removeAll(auth: AuthContext, rows: readonly Row[]): Promise<void> {
    return this.bins.remove(
      auth,
      rows.map(({ id }) => id as string),
    );
  }
}
