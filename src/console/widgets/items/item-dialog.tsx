import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type FieldProps, toFieldPathId } from '@rjsf/utils'
import { type FormEvent, use, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isObject } from '../../../contract/json.ts'
import { toPointer } from '../../../contract/json-pointer.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import { useSaveKeys } from '../../ui/hooks/use-save-keys.ts'
import { narrowerThan } from '../../ui/styles/breakpoints.ts'
import { toErrorSchema } from '../shared/error-schema.ts'
import { formContextOf } from '../shared/form-field.ts'
import { PendingInputsContext } from '../shared/typing/pending-inputs.ts'
import { useItemDraft } from './use-item-draft.ts'

interface Props {
  field: FieldProps
  /** The item's index in the list. */
  index: number
  item: unknown
  title: string
  onSave: (item: unknown) => void
  onClose: () => void
}

/** The rjsf registry for an item's fields, with the errors and pending inputs of the item's draft. */
const useItemRegistry = (
  { registry }: FieldProps,
  { shown, touch, hold }: Pick<ReturnType<typeof useItemDraft>, 'shown' | 'touch' | 'hold'>,
) => {
  const inner = useMemo(
    () => ({ ...registry, formContext: { ...formContextOf(registry), errors: shown, touch, hold } }),
    [registry, shown, touch, hold],
  )
  const { SchemaField } = registry.fields
  if (!SchemaField) throw new Error('rjsf handed over no SchemaField')
  return { inner, SchemaField }
}

/** The schemas of a list's items. */
const itemSchemas = ({ schema, uiSchema }: FieldProps) => ({
  schema: isObject(schema.items) ? schema.items : {},
  uiSchema: { ...(isObject(uiSchema?.items) ? uiSchema.items : {}), 'ui:label': false },
})

/** The fields of an item in a dialog; validated before it closes, with a confirmation before changes are lost. */
export const ItemDialog = ({ field, index, item, title, onSave, onClose }: Props) => {
  const { t } = useTranslation('widgets')
  const titleId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isAsking, setAsking] = useState(false)
  const isNarrow = useMediaQuery(narrowerThan('sm'))
  const place = toFieldPathId(index, field.registry.globalFormOptions, field.fieldPathId)
  const itemDraft = useItemDraft(field.registry, place, item)
  const { draft, shown, isDirty, touch, change, check } = itemDraft
  const { inner, SchemaField } = useItemRegistry(field, itemDraft)

  const pending = use(PendingInputsContext)
  const latest = useLatest(isDirty)
  const cancel = () => {
    pending.flush()
    if (latest.current) setAsking(true)
    else onClose()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    // Portal events bubble to the outer form, which must not be saved.
    event.stopPropagation()
    if (check()) onSave(draft)
    else
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  useSaveKeys(form, () => form.current?.requestSubmit())
  return (
    <Dialog
      open
      onClose={cancel}
      fullScreen={isNarrow}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isNarrow ? {} : { width: 600, maxWidth: '100%' } } }}
    >
      <form ref={form} noValidate onSubmit={save}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ '&&': { pt: 2 } }}>
          <SchemaField
            name={String(index)}
            {...itemSchemas(field)}
            fieldPathId={place}
            formData={draft}
            errorSchema={toErrorSchema(shown, toPointer(place.path))}
            onChange={change}
            onBlur={touch}
            onFocus={field.onFocus}
            registry={inner}
            required
          />
        </DialogContent>
        <DialogActions sx={{ position: 'sticky', bottom: 0, bgcolor: 'background.paper', zIndex: 1 }}>
          <Button onClick={cancel} color='secondary'>
            {t('cancel')}
          </Button>
          <Button type='submit' variant='contained'>
            {t('items.save')}
          </Button>
        </DialogActions>
      </form>
      {isAsking && (
        <ConfirmDialog
          open
          text={t('items.confirmClose')}
          confirmLabel={t('items.close')}
          cancelLabel={t('items.keep')}
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </Dialog>
  )
}
