import type { Conventions } from '../../../src/contract/conventions/conventions.ts'

/** Conventions that differ from the foundation's in all parts except the body of an update. */
export const foreignConventions: Conventions = {
  envelope: null,
  list: { rows: '', total: { header: 'X-Total-Count' } },
  paging: { by: 'offset', index: 'offset', size: 'limit' },
  sort: { property: 'sort', format: '-name' },
  ids: { property: 'uuid', type: 'string' },
  update: 'whole',
  token: { header: 'X-Api-Key', scheme: '' },
}
