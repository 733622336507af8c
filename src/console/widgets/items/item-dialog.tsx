import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type FieldPathId, type FieldPathList, type FieldProps, toFieldPathId } from '@rjsf/utils'
import {
  type FormEvent,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { isObject } from '../../../contract/json.ts'
import { fromPointer, toPointer } from '../../../contract/json-pointer.ts'
import { isSame } from '../../../contract/same-value.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import { useSaveKeys } from '../../ui/hooks/use-save-keys.ts'
import { narrowerThan } from '../../ui/styles/layout-sizes.ts'
import type { ErrorsByPath } from '../form-context.ts'
import { errorsUnder, formContextOf, toErrorSchema, useSaveBlocks } from '../shared/form-field.ts'
import { PendingInputsContext } from '../shared/typing/pending-inputs.ts'
import { afterClick } from '../shared/typing/use-deferred.ts'
import { setIn } from './item-draft.ts'

/** An item during editing: separate from the form data until saved, with its own errors. */
const useItemDraft = (registry: FieldProps['registry'], place: FieldPathId, initial: unknown) => {
  const context = formContextOf(registry)
  const [draft, setDraft] = useState(initial)
  const { hold, firstBlock, shownReasons, isWaiting } = useSaveBlocks()
  const isDirty = isWaiting || !isSame(draft, initial)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const pointer = toPointer(place.path)
  // An item with known errors shows them at once.
  const [isAttempted, setAttempted] = useState(() => errorsUnder(context.errors, pointer).length > 0)
  const { idPrefix, idSeparator } = registry.globalFormOptions

  const { validateItem } = context
  const refused = useMemo(
    () =>
      draft === initial
        ? Object.fromEntries(Object.entries(context.errors).filter(([at]) => at.startsWith(`${pointer}/`)))
        : {},
    [context.errors, pointer, draft, initial],
  )
  const errors = useMemo(() => validateItem?.(pointer, draft) ?? {}, [validateItem, pointer, draft])
  /** On blur, rjsf's own inputs pass an id, others a pointer. */
  const idOf = (at: string) => [idPrefix, ...fromPointer(at)].join(idSeparator)
  const shown: ErrorsByPath = isAttempted
    ? { ...refused, ...errors, ...shownReasons }
    : Object.fromEntries(Object.entries(errors).filter(([at]) => touched.has(at) || touched.has(idOf(at))))

  const { onUnfinished } = context
  // A layout effect, because the page may unload before other effects run.
  useLayoutEffect(() => {
    onUnfinished?.(pointer, isDirty ? draft : undefined)
  }, [onUnfinished, pointer, draft, isDirty])
  useEffect(() => () => onUnfinished?.(pointer, undefined), [onUnfinished, pointer])

  const touch = useCallback(
    (at: string) =>
      afterClick(() => setTouched((before) => (before.has(at) ? before : new Set([...before, at])))),
    [],
  )
  return {
    draft,
    shown,
    isDirty,
    touch,
    change: (value: unknown, path: FieldPathList) =>
      setDraft((before: unknown) => setIn(before, path.slice(place.path.length), value)),
    hold,
    /** Shows all errors from now on; returns true if there are none. */
    check: () => {
      setAttempted(true)
      const block = firstBlock()
      return Object.keys(errors).length === 0 && block === undefined
    },
  }
}

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

const fields = 'input:not([type=file], [type=hidden], :disabled), textarea, [contenteditable=true]'

/** Focuses the first field of a dialog when it opens. */
const focusFirst = (content: HTMLElement | null): void => {
  content?.querySelector<HTMLElement>(fields)?.focus()
}

/** The schemas of a list's items. */
const itemSchemas = ({ schema, uiSchema }: FieldProps) => ({
  schema: isObject(schema.items) ? schema.items : {},
  uiSchema: { ...(isObject(uiSchema?.items) ? uiSchema.items : {}), 'ui:label': false },
})

/** The fields of an item in a dialog; validated before it closes, with a confirmation before changes are lost. */
export const ItemDialog = ({ field, index, item, title, onSave, onClose }: Props) => {
  const { t } = useTranslation('widgets')
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
      slotProps={{ paper: { sx: isNarrow ? {} : { width: 600, maxWidth: '100%' } } }}
    >
      <form ref={form} noValidate onSubmit={save}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent ref={focusFirst} sx={{ '&&': { pt: 2 } }}>
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
