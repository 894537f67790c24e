import { describe, expect, it } from '@jest/globals';
import { Entity } from 'typeorm';
import { DeclarationFault } from '../../config/word-table.js';
import { commandSchema, resourceSchemas } from '../v2/openapi/schemas.js';
import { Id, Text } from './field.js';
import { TEXT } from './lookups.js';
import { Resource, resourceOf, type ResourceOptions } from './resource.js';

@Entity()
class Slate {}

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
