import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../client/api-error.ts'
import type { Module } from '../../../modules/format/types.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loader } from '../../ui/states/loader.tsx'
import { moduleEntry } from '../modules.ts'
import { useValues } from '../use-values.ts'
import { FormView } from './form-view.tsx'
import { useUnsaved } from './saving/use-unsaved.ts'
import { useOpenForm } from './use-open-form.ts'

interface Props {
  /** Folder name of the module whose form it is. */
  module: string
  /** The record to edit; a new one when left out. */
  id?: unknown
  /** Told the record's number after a save, nothing when cancelled. */
  onDone: (id: number | undefined) => void
}

interface OpenProps extends Omit<Props, 'module'> {
  module: Module
  titleId: string
  setDirty: (dirty: boolean) => void
  throwAway: RefObject<(() => void) | null>
  onCancel: () => void
}

const OpenForm = ({ module, id, titleId, onDone, setDirty, throwAway, onCancel }: OpenProps) => {
  const page = useValues()
  const values = useMemo(
    () => (id === undefined ? page : { ...page, route: { ...page.route, id } }),
    [page, id],
  )
  const { start, titles, validator, error, sayDone } = useOpenForm(
    module,
    id === undefined ? 'create' : 'update',
    values,
  )
  return (
    <>
      <DialogTitle id={titleId}>{titles.title}</DialogTitle>
      <DialogContent sx={{ '& > .MuiCard-root': { border: 0, p: 1 } }}>
        {error ? (
          <ErrorState message={errorMessage(error)} onRetry={start.retry} />
        ) : validator ? (
          <FormView
            module={module}
            start={start}
            validator={validator}
            values={start.values}
            submitLabel={titles.submit}
            idPrefix='dialog'
            onSaved={({ message, id: savedId }) => {
              sayDone(message)
              onDone(savedId)
            }}
            onCancel={onCancel}
            onDirty={setDirty}
            throwAway={throwAway}
          />
        ) : (
          <Loader minHeight={160} />
        )}
      </DialogContent>
    </>
  )
}

/** The form of a module in a dialog 600 px wide, over the page that opened it. */
export const FormDialog = ({ module: id, onDone, ...rest }: Props) => {
  const { t } = useTranslation('engine')
  const titleId = useId()
  const { isDirty, setDirty } = useUnsaved()
  const throwAway = useRef<() => void>(null)
  const [isAsking, setAsking] = useState(false)
  const cancel = (): void => {
    if (isDirty()) setAsking(true)
    else onDone(undefined)
  }
  const { data } = useQuery({
    queryKey: ['module', id],
    queryFn: () => moduleEntry(id).load(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && cancel()}
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { maxWidth: 600 } } }}
    >
      {data ? (
        <OpenForm
          module={data}
          titleId={titleId}
          onDone={onDone}
          setDirty={setDirty}
          throwAway={throwAway}
          onCancel={cancel}
          {...rest}
        />
      ) : (
        <Loader minHeight={160} />
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('leaveTitle')}
        text={t('leaveText')}
        confirmLabel={t('leave')}
        onConfirm={() => {
          throwAway.current?.()
          onDone(undefined)
        }}
        onClose={() => setAsking(false)}
      />
    </Dialog>
  )
}
