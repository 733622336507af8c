import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { usePrivilegeCheck } from '../../session/use-session.ts'
import { PageDialog } from '../../ui/dialogs/page-dialog.tsx'
import { EmptyState, ErrorState, Loader } from '../../ui/states.tsx'
import { abilitiesOf } from '../operations.ts'
import { useFailureText } from '../use-failure-text.ts'
import type { Pair } from './text-rows.ts'
import { TranslationSheet } from './translation-sheet.tsx'
import { isPlaceAt, type PlaceStart, useIncompleteLists } from './use-incomplete-lists.ts'

interface Props {
  /** The list to begin with; all if omitted. */
  start?: PlaceStart
  /** The languages to begin with; those chosen last if omitted. */
  pair?: Pair
  onClose: () => void
}

/** Translates texts beside their source, in one list or in all. */
export const TranslationDialog = ({ start, pair, onClose }: Props) => {
  const { t } = useTranslation(['exchange', 'tools'])
  const failureText = useFailureText()
  const { status, error, retry, places, languages } = useIncompleteLists(start)
  const check = usePrivilegeCheck()
  const editable = useMemo(
    () =>
      places.filter(({ module }) => {
        const can = abilitiesOf(module.module, check)
        return can.list && can.update && can.get && module.schema !== undefined
      }),
    [places, check],
  )
  return (
    <PageDialog title={t('translation.title')} focusesClose onClose={onClose}>
      {status === 'failed' ? (
        <ErrorState message={failureText(error)} onRetry={retry} />
      ) : status === 'loading' ? (
        <Loader />
      ) : editable.length === 0 || languages.length < 2 ? (
        <EmptyState text={t('missing.nothing')} hint={t('missing.nothingHint')} />
      ) : (
        <TranslationSheet
          places={editable}
          languages={languages}
          first={start && editable.find((place) => isPlaceAt(place, start))}
          given={pair}
        />
      )}
    </PageDialog>
  )
}
