import Delete from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recordLabel } from '../../../contract/records/record-names.ts'
import { modulePaths } from '../../../modules/format/paths.ts'
import type { ModuleFile } from '../../../modules/format/types.ts'
import { type DraftedForm, draftedForm } from '../../engine/form/draft/draft-data.ts'
import {
  type DraftOfForm,
  dropDrafts,
  dropOldDrafts,
  readAllDrafts,
} from '../../engine/form/draft/draft-store.ts'
import { closedForm, openForms, restoreBackups } from '../../engine/form/draft/draft-writer.ts'
import { moduleEntries } from '../../engine/modules.ts'
import { abilitiesOf } from '../../engine/operations.ts'
import { formatMoment } from '../../i18n/format-date.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { modeTexts, usePlatform } from '../../session/platform.ts'
import { usePrivilegeCheck, useUserKey } from '../../session/use-session.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { routeSegment } from '../../ui/page/navigate.tsx'
import { joinFacts } from '../../ui/text-direction.ts'
import type { CardEntry } from './card.ts'
import { type Fact, Facts, Panel } from './panel.tsx'

const read = async (owner: string) => {
  await restoreBackups()
  await dropOldDrafts()
  const [found, open] = await Promise.all([readAllDrafts(owner), openForms()])
  return {
    drafts: found.filter(({ id }) => !open.has(id)),
    held: found.filter(({ id }) => open.has(id)),
  }
}

/**
 * The user's drafts in this browser, newest first, and a function that discards one. A draft that is open in a tab
 * appears once that closes.
 */
const useMyDrafts = () => {
  const owner = useUserKey()
  const queries = useQueryClient()
  const queryKey = useMemo(() => ['drafts', owner], [owner])
  const { data } = useQuery({
    queryKey,
    queryFn: () => read(owner ?? ''),
    enabled: owner !== null && typeof indexedDB !== 'undefined',
    gcTime: 0,
  })
  const held = data?.held
  useEffect(() => {
    if (!held?.length) return
    const gone = new AbortController()
    Promise.race(held.map(({ id }) => closedForm(id, gone.signal))).then(
      () => queries.invalidateQueries({ queryKey }),
      () => undefined,
    )
    return () => gone.abort()
  }, [held, queries, queryKey])
  return {
    drafts: data?.drafts ?? [],
    drop: async (draft: DraftOfForm): Promise<void> => {
      await dropDrafts({ user: owner ?? '', form: draft.form }, [draft.id])
      await queries.invalidateQueries({ queryKey })
    },
  }
}

/** The address of a draft's form; empty if the module has no such page. */
const addressOf = (module: ModuleFile, { mode, route, made }: DraftedForm): string => {
  let at = 0
  const path = modulePaths(module, mode === 'create' ? 'add' : 'edit')[0] ?? ''
  const query = new URLSearchParams(made?.query).toString()
  return path.replace(/:\w+/g, () => routeSegment(route[at++] ?? '')) + (query && `?${query}`)
}

/** The name and address of a draft; undefined if the user may not save it. */
const useDraftFact = () => {
  const { t, i18n } = useTranslation(['frame', 'shell'])
  const label = useLabel()
  const check = usePrivilegeCheck()
  const currentPlatform = usePlatform()
  return (draft: DraftOfForm): Fact | undefined => {
    const form = draftedForm(draft.form)
    const module = moduleEntries.find(({ id }) => id === form?.module)?.module
    const to = form && module && addressOf(module, form)
    if (!to || !abilitiesOf(module, check)[form.mode]) return undefined
    const one = label(module.one ?? module.title)
    // A draft of a new record belongs to its mode, whatever section it is of.
    const platform = form.made?.platform
    const mode =
      platform && platform !== currentPlatform && t('menu.elsewhere', { platform: t(modeTexts[platform]) })
    const what = form.mode === 'update' ? `${one} #${form.route.at(-1)}` : `${one} +`
    return {
      key: draft.id,
      name: joinFacts([what, recordLabel(draft.data), mode]),
      value: formatMoment(draft.savedAt, i18n.language),
      to,
      ...(platform && { platform }),
    }
  }
}

/** The user's drafts in this browser, with links to their forms and buttons that discard them. */
export const DraftsCard = ({ entry }: { entry: CardEntry }) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const factOf = useDraftFact()
  const { drafts, drop } = useMyDrafts()
  const [asked, setAsked] = useState<{ draft: DraftOfForm; name: string } | null>(null)
  const facts = drafts.flatMap((draft): Fact[] => {
    const fact = factOf(draft)
    const ask = fact && (
      <IconButton
        size='small'
        aria-label={`${t('unsaved.drop')}: ${fact.name}`}
        title={t('unsaved.drop')}
        onClick={() => setAsked({ draft, name: fact.name })}
      >
        <Delete fontSize='small' />
      </IconButton>
    )
    return fact ? [{ ...fact, action: ask }] : []
  })
  if (facts.length === 0) return null
  return (
    <Panel title={label(entry.label)}>
      <Facts facts={facts} />
      <ConfirmDialog
        open={asked !== null}
        title={asked?.name}
        text={t('unsaved.dropText')}
        confirmLabel={t('unsaved.drop')}
        onConfirm={() => {
          if (asked) void drop(asked.draft)
          setAsked(null)
        }}
        onClose={() => setAsked(null)}
      />
    </Panel>
  )
}
