import {
  ChangedAt,
  CreatedAt,
  EXACT,
  Flag,
  Id,
  NUMBER,
  Owner,
  Resource,
  SelfUri,
  TEXT,
  Text,
} from 'media-asset-platform/kit';
import { Annotation, AnnotationKind } from './annotation.entity.js';

@Resource({
  path: 'annotation',
  v2: { path: 'annotations', title: 'Annotation', write: 'annotation', audit: 'annotation' },
  access: 'annotation',
  entity: Annotation,
  list: ['get', 'post'],
  detail: ['get', 'delete'],
  filtering: { resource_id: TEXT, kind: EXACT, settled: EXACT, owner: EXACT, created_at: NUMBER },
  ordering: ['resource_id', 'created_at', 'changed_at'],
})
export class AnnotationResource {
  @Id() id: string;
  @Owner({ column: 'owner_id' }) owner: string;
  @Text({
    help: 'Identifier of the resource in the media backend',
    max: 255,
    writable: true,
    required: true,
    createOnly: true,
    example: 'VX-1',
  })
  resource_id: string;
  @Text({ help: 'What the note is about', max: 50, writable: true, default: 'note', example: 'rights' }) kind: string;
  @Text({ help: 'The note', max: 2000, writable: true, required: true, example: 'Music is cleared until June' })
  text: string;
  @Flag({ help: 'Whether there is nothing more to say', writable: true, default: false, example: true })
  settled: boolean;
  @CreatedAt() created_at: string;
  @ChangedAt() changed_at: string;
  @SelfUri() resource_uri: string;
}

/** Of the second version only. */
@Resource({
  v2: { path: 'annotations/kinds', title: 'AnnotationKind', audit: 'annotation' },
  access: 'annotation',
  entity: AnnotationKind,
  reference: true,
  filtering: { name: TEXT },
  ordering: ['name'],
  seed: { file: new URL('../seed/annotation-kinds.csv', import.meta.url), key: ['name'] },
})
export class AnnotationKindResource {
  @Id() id: string;
  @Text({ help: 'Name of the kind', max: 50, writable: true, required: true, unique: true, example: 'legal' })
  name: string;
}
