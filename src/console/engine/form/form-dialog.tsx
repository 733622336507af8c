import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../client/api-error.ts'
import type { Module } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/labels.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loader } from '../../ui/states/loader.tsx'
import { useToast } from '../../ui/toasts/toasts.tsx'
import { moduleEntry } from '../modules.ts'
import { useValues } from '../use-values.ts'
import { formFileOf } from './data/form-request.ts'
import { useFormStart } from './data/use-form-data.ts'
import { FormView } from './form-view.tsx'
import { useFormTitles } from './use-form-titles.ts'
import { useValidator } from './validation/use-validator.ts'

interface Props {
  /** Folder name of the module whose form it is. */
  module: string
  /** The record to edit; a new one when left out. */
  id?: unknown
  /** Told the record's number after a save, nothing when cancelled. */
  onDone: (id: number | undefined) => void
}

const OpenForm = ({
  module,
  id,
  titleId,
  onDone,
}: Omit<Props, 'module'> & { module: Module; titleId: string }) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const toast = useToast()
  const page = useValues()
  const mode = id === undefined ? 'create' : 'update'
  const values = useMemo(
    () => (id === undefined ? page : { ...page, route: { ...page.route, id } }),
    [page, id],
  )
  const start = useFormStart(module, mode, values)
  const { validator, error } = useValidator(module)
  const titles = useFormTitles(module, mode)
  const failed = start.error ?? error
  return (
    <>
      <DialogTitle id={titleId}>{titles.title}</DialogTitle>
      <DialogContent sx={{ '& > .MuiCard-root': { border: 0, p: 1 } }}>
        {failed ? (
          <ErrorState message={errorMessage(failed)} onRetry={start.retry} />
        ) : start.status !== 'ready' || !validator ? (
          <Loader minHeight={160} />
        ) : (
          <FormView
            module={module}
            start={start}
            validator={validator}
            values={start.values}
            submitLabel={titles.submit}
            idPrefix='dialog'
            onSaved={({ message, id: saved }) => {
              const text = formFileOf(module).done?.[mode]
              toast({ message: text === undefined ? message || t('saved') : label(text), type: 'success' })
              onDone(saved)
            }}
            onCancel={() => onDone(undefined)}
            onDirty={() => undefined}
          />
        )}
      </DialogContent>
    </>
  )
}

/** The form of a module in a dialog 600 px wide (document 002, section 9), over the page that opened it. */
export const FormDialog = ({ module: id, onDone, ...rest }: Props) => {
  const titleId = useId()
  const { data } = useQuery({
    queryKey: ['module', id],
    queryFn: () => moduleEntry(id).load(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && onDone(undefined)}
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { maxWidth: 600 } } }}
    >
      {data ? (
        <OpenForm module={data} titleId={titleId} onDone={onDone} {...rest} />
      ) : (
        <Loader minHeight={160} />
      )}
    </Dialog>
  )
}
