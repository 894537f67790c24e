import { Injectable } from '@nestjs/common';
import type { AuthContext, FieldFaults, ResourceWrites, Row, Stored, Values } from '../kit/index.js';
import type { BinItemResource } from './bin-item.resource.js';
import { MediabinService } from './mediabin.service.js';

@Injectable()
export class BinItemWrites implements ResourceWrites {
  constructor(private readonly bins: MediabinService) {}

  faults(auth: AuthContext, { position }: Values, row?: Row): Promise<FieldFaults> {
    return this.bins.faultsOf(auth, position as number | undefined, row);
  }

  /** What is in the bin already is updated where it stands. */
  create(auth: AuthContext, values: Values): Promise<string> {
    return this.bins.add(auth, values as unknown as BinItemResource);
  }

  createAll(
    auth: AuthContext,
    list: readonly Values[],
    nameOf: (place: number, field: string) => string,
  ): Promise<Stored[]> {
    return this.bins.placeMany(auth, list as unknown as BinItemResource[], (place) => nameOf(place, 'position'));
  }

  change(auth: AuthContext, { id }: Row, values: Values): Promise<void> {
    return this.bins.change(auth, id as string, values);
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
