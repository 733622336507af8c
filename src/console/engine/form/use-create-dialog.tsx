import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Module } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/labels.ts'
import { Loader } from '../../shell/loader.tsx'
import { useToast } from '../../shell/toasts.tsx'
import { moduleEntry } from '../modules.ts'
import { useValues } from '../use-values.ts'
import { formFileOf } from './form-request.ts'
import { FormView } from './form-view.tsx'
import { useFormStart } from './use-form-data.ts'
import { useValidator } from './use-validator.ts'

interface Asked {
  module: string
  resolve: (id: number | undefined) => void
}

const DialogForm = ({ module, onDone }: { module: Module; onDone: (id: number | undefined) => void }) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const toast = useToast()
  const values = useValues()
  const start = useFormStart(module, 'create', values)
  const { validator } = useValidator(module)
  const form = formFileOf(module)
  const title = label(
    form.title?.create ?? t('add', { one: label(module.module.one ?? module.module.title) }),
  )
  return (
    <>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent sx={{ '& .MuiCard-root': { border: 0, p: 1 } }}>
        {start.status !== 'ready' || !validator ? (
          <Loader minHeight={160} />
        ) : (
          <FormView
            module={module}
            start={start}
            validator={validator}
            values={start.values}
            submitLabel={label(form.submit?.create ?? title)}
            onSaved={({ message, id }) => {
              toast({ message: message || t('saved'), type: 'success' })
              onDone(id)
            }}
            onCancel={() => onDone(undefined)}
            onDirty={() => undefined}
          />
        )}
      </DialogContent>
    </>
  )
}

const LoadedForm = ({ id, onDone }: { id: string; onDone: (id: number | undefined) => void }) => {
  const { data } = useQuery({
    queryKey: ['module', id],
    queryFn: () => moduleEntry(id).load(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ? <DialogForm module={data} onDone={onDone} /> : <Loader minHeight={160} />
}

/** Creates a record of another module in a dialog 600 px wide, from within a form, and answers its number. */
export const useCreateDialog = () => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const open = useCallback(
    (module: string) => new Promise<number | undefined>((resolve) => setAsked({ module, resolve })),
    [],
  )
  const done = (id: number | undefined): void => {
    asked?.resolve(id)
    setAsked(null)
  }
  const element = (
    <Dialog
      open={asked !== null}
      onClose={() => done(undefined)}
      fullWidth
      slotProps={{ paper: { sx: { maxWidth: 600 } } }}
    >
      {asked && <LoadedForm id={asked.module} onDone={done} />}
    </Dialog>
  )
  return { open, element }
}
