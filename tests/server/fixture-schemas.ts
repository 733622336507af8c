/** The records of the fixture contract. */

export const id = { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 }
const times = {
  creationDateTimeStamp: { type: 'integer', 'x-from': 'createdAt' },
  lastModifiedDate: { type: 'string', format: 'date-time', 'x-from': 'modifiedAt' },
  lastModifiedBy: { type: ['string', 'null'], 'x-from': 'modifiedBy' },
  deletable: { type: 'boolean', 'x-from': 'deletable' },
}
export const text = { type: 'string', minLength: 1, maxLength: 255 }
const readText = {
  type: 'object',
  required: ['languageId', 'translatedText'],
  properties: { languageId: { ...id, 'x-references': 'Language' }, translatedText: { type: 'string' } },
}
const writeText = {
  type: 'object',
  additionalProperties: false,
  required: ['languageId', 'text'],
  properties: {
    languageId: { ...id, 'x-references': 'Language' },
    text: { ...text, 'x-stores': 'translatedText' },
  },
}
const file = { anyOf: [{ $ref: '#/components/schemas/FileRef' }, { type: 'null' }] }
const fileId = { type: ['integer', 'null'], format: 'int64', minimum: 0, 'x-references': 'DbFile' }

export const poemFields = {
  titles: { type: 'array', minItems: 1, items: writeText },
  code: text,
  verses: { type: ['string', 'null'], format: 'html', maxLength: 1000 },
  poetId: { ...id, 'x-references': 'Poet' },
  poetIds: { type: 'array', items: { ...id, 'x-references': 'Poet' } },
  parentId: { type: ['integer', 'null'], format: 'int64', minimum: 1, 'x-references': 'Poem' },
  coverId: fileId,
  rating: { type: ['number', 'null'], minimum: 0, maximum: 5 },
  link: { type: ['string', 'null'], format: 'uri', maxLength: 2048 },
  mood: { type: 'string', enum: ['CALM', 'GLAD'], default: 'CALM' },
  active: { type: 'boolean', default: true },
  readerRequests: {
    type: 'array',
    'x-stores': 'readers',
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['name'],
      properties: { name: text, photoId: fileId },
    },
  },
}

export const schemas = {
  FileRef: { type: 'object', required: ['id', 'fileUrl'], properties: { id, fileUrl: { type: 'string' } } },
  User: {
    type: 'object',
    'x-table': 'app_user',
    'x-label': 'name',
    properties: {
      id,
      name: text,
      email: { type: 'string', 'x-unique': true },
      banned: { type: 'boolean' },
      roleId: { type: ['integer', 'null'], 'x-references': 'Role' },
    },
  },
  Role: {
    type: 'object',
    'x-table': 'role',
    'x-label': 'roleName',
    properties: {
      id,
      roleName: { type: 'string', 'x-unique': true },
      roleType: { type: 'string', enum: ['ADMIN', 'USER'] },
      description: { type: ['string', 'null'] },
      previlegeId: { type: 'array', items: { type: 'integer', 'x-references': 'Privilege' } },
    },
  },
  Privilege: {
    type: 'object',
    'x-table': 'privilege',
    'x-label': 'name',
    properties: { id, name: { type: 'string', enum: ['POEM_CREATE', 'POEM_READ'] } },
  },
  DbFile: {
    type: 'object',
    'x-table': 'db_file',
    'x-label': 'fileUrl',
    properties: { id, fileUrl: { type: 'string' } },
  },
  Language: {
    type: 'object',
    'x-table': 'language',
    'x-label': 'name',
    properties: { id, name: text, code: { type: 'string', 'x-unique': true } },
  },
  Poet: {
    type: 'object',
    'x-table': 'poet',
    'x-label': 'name',
    required: ['id', 'name', 'deletable'],
    properties: { id, name: text, ...times },
  },
  Poem: {
    type: 'object',
    'x-table': 'poem',
    'x-label': 'titles',
    required: ['id', 'title', 'titles', 'code', 'poetId', 'poetName', 'cover', 'deletable'],
    properties: {
      id,
      title: { type: 'string', 'x-from': 'titles' },
      titles: { type: 'array', items: readText },
      code: { type: 'string', 'x-unique': true },
      verses: { type: ['string', 'null'], format: 'html' },
      poetId: { ...id, 'x-references': 'Poet' },
      poetName: { type: 'string', 'x-from': 'poetId.name' },
      poetIds: { type: 'array', items: { ...id, 'x-references': 'Poet' } },
      poets: {
        type: 'array',
        'x-from': 'poetIds',
        items: { type: 'object', properties: { id, name: { type: 'string' } } },
      },
      parentId: { type: ['integer', 'null'], 'x-references': 'Poem' },
      parentPoet: { type: ['string', 'null'], 'x-from': 'parentId.poetName' },
      parentTitle: { type: ['string', 'null'], 'x-from': 'parentId.title' },
      coverId: { type: ['integer', 'null'], 'x-references': 'DbFile' },
      cover: { ...file, 'x-from': 'coverId' },
      rating: { type: ['number', 'null'] },
      link: { type: ['string', 'null'] },
      mood: { type: 'string', enum: ['CALM', 'GLAD'] },
      active: { type: 'boolean', default: true },
      writer: {
        type: ['object', 'null'],
        properties: { name: { type: 'string' } },
        'x-from': 'createdBy',
      },
      used: { type: 'boolean', 'x-from': 'referenced' },
      ...times,
    },
  },
  Reader: {
    type: 'object',
    properties: {
      name: { type: 'string' },
      photoId: { type: ['integer', 'null'], 'x-references': 'DbFile' },
      photo: { ...file, 'x-from': 'photoId' },
    },
  },
} as const
