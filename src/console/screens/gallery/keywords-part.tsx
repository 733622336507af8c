import { KeyTable } from './key-table.tsx'
import { contractKeywords, keywordsOf, placeOf } from './keywords.ts'
import type { Sources } from './sources.ts'
import { Entry, JsonText } from './specimen.tsx'

interface Props {
  sources: Sources
  shown: (name: string) => boolean
}

/** The contract's own keywords, each with an example. */
export const ContractPart = ({ sources, shown }: Props) =>
  contractKeywords(sources.schemas)
    .filter(({ path }) => shown(path))
    .map((keyword) => (
      <Entry
        key={keyword.path}
        anchor={`keyword-${keyword.path}`}
        name={keyword.path}
        note={keyword.description}
      >
        <JsonText value={placeOf(sources.contract, keyword) ?? null} />
      </Entry>
    ))

const noFile = new Set(['common.schema.json', 'resource.schema.json'])

/** Every key of the module files and the contract's files. */
export const FilesPart = ({ sources: { schemas }, shown }: Props) =>
  [...Object.keys(schemas).filter((name) => !noFile.has(name)), 'resource.schema.json'].map((name) => {
    const keys = keywordsOf(schemas[name] ?? {}, schemas).filter(({ path }) => shown(path))
    const title = String(schemas[name]?.title ?? name)
    return (
      keys.length > 0 && (
        <Entry key={name} anchor={`file-${name}`} name={title}>
          <KeyTable label={title} keys={keys} />
        </Entry>
      )
    )
  })
