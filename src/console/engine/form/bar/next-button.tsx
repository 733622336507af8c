import Button from '@mui/material/Button'
import { type ReactElement, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { loadOnce } from '../../../../client/load-once.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { useListUrl } from '../../routes/use-module-breadcrumb.ts'
import { type Neighbour, RecordPlace, useKeptNeighbours } from '../../use-neighbours.tsx'
import { useValues } from '../../use-values.ts'

/** The record of an edit form. */
export interface FormRecord {
  module: Module
  /** The form's record. */
  record: unknown
}

/** The records before and after a form's record in the list as last seen. */
const useFormNeighbours = ({ module, record }: FormRecord) => {
  const values = useValues()
  const list = useListUrl(module.module, record) ?? '/'
  return useKeptNeighbours(module, list, values, values.route?.id)
}

/** How many records are left, if the form was opened from a filtered list. */
export const QueuePlace = (props: FormRecord) => {
  const { place } = useFormNeighbours(props)
  return place?.isQueue && <RecordPlace {...place} />
}

interface Props extends FormRecord {
  disabled: boolean
  onSave: (next: Neighbour) => void
}

/** The "Save and next" button of an edit form; nothing without a next record in the list. */
export const NextButton = ({ disabled, onSave, ...props }: Props) => {
  const { t } = useTranslation('engine')
  const { next } = useFormNeighbours(props)
  if (!next) return null
  return (
    <Button
      variant='outlined'
      disabled={disabled}
      data-next=''
      aria-keyshortcuts='Control+Shift+Enter'
      title='Ctrl+Shift+Enter'
      onClick={() => onSave(next)}
      sx={{ px: { xs: 1, sm: 4 } }}
    >
      {t('saveAndNext')}
    </Button>
  )
}

const loadPrepareNext = loadOnce(() => import('../prepare-next.ts'))

/** Renders the form of the next record ahead, as `page`, so that "Save and next" shows it at once. */
export const NextAhead = ({ page, ...form }: FormRecord & { page: ReactElement }) => {
  const { module } = form
  const values = useValues()
  const to = useFormNeighbours(form).next?.to
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is the same for each record of the module
  useEffect(() => {
    // The form reports a failure when it is opened.
    if (to !== undefined)
      loadPrepareNext()
        .then(({ prepareNext }) => prepareNext(module, values, to, page))
        .catch(() => undefined)
  }, [module, values, to])
  return null
}
