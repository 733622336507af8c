import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { modulePaths } from '../../../modules/format/paths.ts'
import { type Kept, readAllDrafts } from '../../engine/form/draft/draft-store.ts'
import { moduleEntries } from '../../engine/modules.ts'
import { abilitiesOf } from '../../engine/operations.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { usePrivilegeCheck, useUser } from '../../session/use-session.ts'
import { userKeyOf } from '../../session/user.ts'
import type { CardEntry } from './card.ts'
import { type Fact, Facts } from './facts.tsx'
import { Panel } from './panel.tsx'

/** The form of a draft, from the name that it is kept under: `form book/update/12 `. */
const formOf = ({ form }: Kept) => {
  const [, module, mode, values = ''] = /^form ([\w-]+)\/(create|update)\/(\S*)/.exec(form) ?? []
  const entry = moduleEntries.find(({ id }) => id === module)
  if (!entry || (mode !== 'create' && mode !== 'update')) return null
  const names = values.split('/')
  let at = 0
  const route = modulePaths(entry.module, mode === 'create' ? 'add' : 'edit')[0] ?? ''
  const to = route.replace(/:\w+/g, () => encodeURIComponent(names[at++] ?? ''))
  return { entry, mode, to, id: names.at(-1) ?? '' } as const
}

/** What the user has typed in this browser and not saved; each leads back into its form. */
export const DraftsCard = ({ entry }: { entry: CardEntry }) => {
  const { i18n } = useTranslation()
  const label = useLabel()
  const check = usePrivilegeCheck()
  const user = useUser()
  const owner = user && userKeyOf(user)
  const { data = [] } = useQuery({
    queryKey: ['drafts', owner],
    queryFn: () => readAllDrafts(owner ?? ''),
    enabled: owner !== null && typeof indexedDB !== 'undefined',
    gcTime: 0,
  })
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const facts = data.flatMap((draft): Fact[] => {
    const found = formOf(draft)
    if (!found || !abilitiesOf(found.entry.module, check)[found.mode]) return []
    const { module } = found.entry
    const one = label(module.one ?? module.title)
    const name = found.mode === 'update' ? `${one} #${found.id}` : `${one} +`
    return [{ key: draft.id, name, value: when.format(draft.savedAt), to: found.to }]
  })
  return facts.length === 0 ? null : (
    <Panel title={label(entry.label)}>
      <Facts facts={facts.slice(0, 6)} />
    </Panel>
  )
}
