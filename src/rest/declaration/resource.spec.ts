import { describe, expect, it } from '@jest/globals';
import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { DeclarationFault } from '../../config/word-table.js';
import { commandSchema, resourceSchemas } from '../v2/openapi/schemas.js';
import { IdColumn, LongTextColumn } from '../../database/columns.js';
import { Flag, Id, Integer, JsonText, Reference, Text, type TextOptions } from './field.js';
import { TEXT } from './lookups.js';
import { Resource, resourceOf, type ResourceOptions } from './resource.js';

class SlateColumns {
  @IdColumn()
  id: string;

  @Column({ type: 'varchar', length: 80 })
  text: string;
}

@Entity()
class Slate extends SlateColumns {
  @Column({ type: 'varchar', length: 20, name: 'scene_name', default: '' })
  scene: string;

  @LongTextColumn({ nullable: true })
  longText: string | null;

  @ManyToOne(() => Slate)
  before: Slate;

  @ManyToOne(() => Slate)
  @JoinColumn({ name: 'behind' })
  after: Slate;
}

const options: ResourceOptions = { access: 'theme', entity: Slate, v2: { path: 'slates', title: 'Slate' } };

function declare(title: string, more: Partial<ResourceOptions> = {}): new () => object {
  @Resource({ ...options, v2: { path: 'slates', title }, ...more })
  class SlateResource {
    @Id() id: string;
    @Text({ help: 'What is on it' }) text: string;
  }
  return SlateResource;
}

describe('a resource', () => {
  it('should be declared with orderings and filters by fields that it has', () => {
    const declared = declare('Slate', { ordering: ['text'], filtering: { text: TEXT } });
    expect(resourceOf(declared, 'v2').ordering).toContain('text');
    const fault = new DeclarationFault('SlateResource: no field name is declared.');
    expect(() => declare('Slate', { ordering: ['name'] })).toThrow(fault);
    expect(() => declare('Slate', { filtering: { name: TEXT } })).toThrow(fault);
  });

  it('should have a column of its entity for each field that is read', () => {
    const declaring = (decorator: PropertyDecorator) => () => {
      @Resource({ ...options, joins: 'JOIN account a ON a.id = t.after' })
      class SlateResource {
        @Id() id: string;
        @Text({ help: 'What is on it' }) text: string;
        @decorator takes: unknown;
      }
      return SlateResource;
    };
    const help = 'How often';
    const has = [
      Integer({ help, column: 'id' }),
      Text({ help, column: 'scene_name' }),
      Reference({ help, column: 'beforeId' }),
      Reference({ help, column: 'behind' }),
      Integer({ help, expression: '(SELECT COUNT(*) FROM take k WHERE k.slate_id = t.id)' }),
      Integer({ help, derived: true }),
      Text({ help, writeOnly: true }),
      Text({ help, column: { table: 'a', name: 'username' } }),
    ];
    for (const one of has) expect(declaring(one)).not.toThrow();
    const fault = (column: string) =>
      new DeclarationFault(`SlateResource: the field takes has no column ${column} in the table slate.`);
    expect(declaring(Integer({ help }))).toThrow(fault('takes'));
    expect(declaring(Flag({ help, column: 'scene' }))).toThrow(fault('scene'));
    expect(declaring(Reference({ help, column: 'after' }))).toThrow(fault('after'));
  });

  it('should take no more of a text than its column', () => {
    const declaring = (text: Partial<TextOptions>, decorator: typeof Text | typeof JsonText = Text) => {
      @Resource(options)
      class SlateResource {
        @Id() id: string;
        @decorator({ help: 'What is on it', writable: true, ...text }) text: string;
      }
      return SlateResource;
    };
    const fault = new DeclarationFault(
      'SlateResource: the field text takes more than the 80 characters of its column.',
    );
    expect(() => declaring({ max: 80 })).not.toThrow();
    expect(() => declaring({ max: 81 })).toThrow(fault);
    expect(() => declaring({})).toThrow(fault);
    expect(() => declaring({ writable: 'v2' })).toThrow(fault);
    expect(() => declaring({}, JsonText)).toThrow(fault);
    expect(() => declaring({ writable: false })).not.toThrow();
    expect(() => declaring({ words: ['on', 'off'] })).not.toThrow();
    expect(() => declaring({ column: 'long_text' })).not.toThrow();
    expect(() => declaring({ column: 'long_text' }, JsonText)).not.toThrow();
  });

  it('should have schemas whose name no other class has', () => {
    const first = declare('SlateOfOne');
    resourceSchemas(resourceOf(first, 'v2'));
    expect(() => resourceSchemas(resourceOf(first, 'v2'))).not.toThrow();
    const fault = new DeclarationFault('Two schemas of the API document are called SlateOfOne.');
    expect(() => resourceSchemas(resourceOf(declare('SlateOfOne'), 'v2'))).toThrow(fault);
    class SlateOfOne {}
    expect(() => commandSchema(SlateOfOne)).toThrow(fault);
  });
});
