import json from '../../../openapi/conventions.json' with { type: 'json' }

/** Paging by cursor: where a page has the cursor or address of the next one; `last`: the cursor is the id of the last row. */
export interface CursorPaging {
  by: 'cursor'
  index: string
  size: string
  next: { property: string } | { header: string } | 'last'
}

/** What all operations of an API share on the wire; `openapi/conventions.schema.json` describes each part. */
export interface Conventions {
  /** Names of the properties around each response; null: the body is the payload, and the status decides. */
  envelope: { success: string; message: string; payload: string } | null
  /** Where a page of a list has its rows and their total number; paths have dots, an empty one is the payload. */
  list: { rows: string; total: { property: string } | { header: string } | null }
  paging:
    | { by: 'page'; index: string; first: number; size: string }
    | { by: 'offset'; index: string; size: string }
    | CursorPaging
  sort: { property: string; direction: string } | { property: string; format: string }
  ids: { property: string; type: 'integer' | 'string' }
  /** The body of an update: the whole record, or only the changed properties. */
  update: 'whole' | 'changes'
  /** The header with the access token or API key, and the word before it. */
  token: { header: string; scheme: string }
  /** How users enter: by our sign-in, with a token or API key that they type in, or without. */
  session?: { by: 'password' | 'token' | 'none' }
}

/** The conventions of the contract's API. */
export const conventions = json as Conventions
