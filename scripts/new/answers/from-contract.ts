import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { isObject } from '../../../src/contract/json.ts'
import { nameCure } from '../../../src/module-check/subject/fault.ts'
import { wordsOf } from '../../contract/words.ts'
import { root } from '../../shared/root.ts'
import type { Field } from '../module/field.ts'
import { resourceFields } from '../module/module-files.ts'
import { type Existing, specialOperations } from './existing.ts'
import { lookOf } from './make-plan.ts'
import type { Answers, Look } from './plan.ts'
import { lowerWords, titleCase, upperSnake } from './words.ts'

interface Found {
  readonly tag: string
  readonly words: { readonly one: string; readonly many: string }
}

/** The contract's file of a resource; of those whose names do not follow from it too. */
export const findResource = (resource: string, { tags }: Existing): Found => {
  const all = tags.map((tag) => {
    const short: unknown = parse(readFileSync(join(root, `openapi/resources/${tag}.yaml`), 'utf8'))
    return {
      tag,
      words: wordsOf(tag, isObject(short) ? short : {}),
      hasRecord: isObject(short) && 'record' in short,
    }
  })
  const found = all.find(({ words, hasRecord }) => words.Record === resource && hasRecord)
  if (found) return found
  const names = all.filter(({ hasRecord }) => hasRecord).map(({ words }) => words.Record)
  throw new Error(`The contract has no resource "${resource}": ${nameCure(resource, names)}`)
}

const kinds = { image: 'image', audio: 'audio', file: 'pdf' } as const

/** The area of uploads that takes the files of these fields: the resource's own, else the first that takes them all. */
const uploadFor = (
  { document }: Existing,
  resource: string,
  fields: readonly Field[],
): string | undefined => {
  const all = fields.flatMap(({ kind, parts = [] }) => [kind, ...parts.map((part) => part.kind)])
  const needed = all.flatMap((kind) => (kind in kinds ? [kinds[kind as keyof typeof kinds]] : []))
  if (needed.length === 0) return undefined
  const { components } = document as { components: { schemas: { UploadArea: { 'x-accepts': Accepts } } } }
  const areas = Object.entries(components.schemas.UploadArea['x-accepts'])
  const taking = areas.filter(([, accepted]) => needed.every((kind) => Object.hasOwn(accepted, kind)))
  const found = taking.find(([area]) => area === upperSnake(resource)) ?? taking[0]
  if (!found)
    throw new Error(
      `No area of uploads takes ${[...new Set(needed)].join(' and ')}: add one to x-accepts in openapi/resources/db-file.yaml`,
    )
  return found[0]
}

/** Largest size in MB by kind of file, by area. */
type Accepts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** How the module of a resource that the contract has is shown; answers say what does not follow from it. */
export const fromContract = (answers: Answers, existing: Existing): Look => {
  const { resource, operations = {} } = answers
  const { tag, words } = findResource(resource, existing)
  const look = lookOf(answers, existing, { one: answers.one ?? words.one, many: answers.many ?? words.many })
  const upload = uploadFor(existing, resource, resourceFields(existing.document, look))
  const actions = specialOperations(existing, tag).map(({ id }) => {
    const verb = id.replace(new RegExp(`${resource}$`), '')
    const usual = {
      title: titleCase(verb),
      icon: 'verify',
      confirm: `Are you sure to ${lowerWords(verb)} this ${look.one}?`,
    }
    return [id, { ...usual, ...operations[verb] }] as const
  })
  return { ...look, rowActions: Object.fromEntries(actions), ...(upload !== undefined && { upload }) }
}
