import { component, idSchema } from '../kit/index.js';

const group = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: idSchema, name: { type: 'string' } },
};

const sources = {
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    required: ['kind'],
    properties: {
      kind: {
        type: 'string',
        enum: ['superuser', 'user', 'group'],
        description: 'By being one, directly, or by a group',
      },
      group: { ...group, description: 'The group that holds it' },
      through: { type: 'array', items: group, description: "From the user's own group up to the one that holds it" },
    },
  },
};

/** Where each permission and role of a user comes from. */
export const accessSchema = component('Access', {
  type: 'object',
  required: ['is_superuser', 'permissions', 'roles'],
  properties: {
    is_superuser: { type: 'boolean' },
    permissions: {
      type: 'array',
      items: {
        type: 'object',
        required: ['permission', 'sources'],
        properties: { permission: { type: 'string' }, sources },
      },
    },
    roles: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'label', 'source', 'sources'],
        properties: {
          name: { type: 'string' },
          label: { type: 'string' },
          source: { type: 'string', enum: ['backend', 'platform', 'plugin'] },
          sources,
        },
      },
    },
  },
});
