/** JSON Schema of the options that the file widgets share. */
export const fileOptions = {
  type: 'object',
  properties: {
    idField: {
      type: 'string',
      description: "Body property of the file's id; the form property and `Id` when left out.",
    },
    from: { type: 'string', description: "The record's property; the form property's name when left out." },
    accept: { type: 'string', description: 'As the accept attribute of HTML.' },
    maxSizeMb: { type: 'number', exclusiveMinimum: 0, description: 'The largest size in MB.' },
  },
  additionalProperties: false,
} as const
