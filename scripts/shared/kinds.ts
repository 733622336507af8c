import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Kinds } from '../contract/resource.ts'
import { root } from './root.ts'

/** What a file of `openapi/shared/` holds. */
export const readSharedFile = (name: string): object =>
  parse(readFileSync(join(root, 'openapi/shared', name), 'utf8')) as object

/** What the contract says of every operation of a kind, and of every record. */
export const readKinds = (): Kinds => readSharedFile('kinds.yaml') as Kinds
