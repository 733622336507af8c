import { type Conventions, conventions } from './conventions.ts'

/** The operation that stores a file, with the names of its parts and of what it returns; by default the foundation's. */
export const uploadNames: NonNullable<Conventions['upload']> = conventions.upload ?? {
  operation: 'uploadDbFile',
  file: 'file',
  type: 'fileType',
  area: 'fileUploadType',
  id: 'id',
  url: 'fileUrl',
  name: 'fileName',
}
