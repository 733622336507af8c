import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ariaDescribedByIds, type FieldProps } from '@rjsf/utils'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../i18n/labels.ts'
import { errorsUnder } from '../shared/errors.ts'
import { fieldLabel, fieldOptions, formContextOf, isLocked, toPointer } from '../shared/form-field.ts'
import { isRecord, textOption } from '../shared/options.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { moveItem } from './item-draft.ts'
import { ItemRow } from './item-row.tsx'
import { summaryOf } from './item-summary.ts'
import { SortableList } from './sortable-list.tsx'
import { useItemKeys } from './use-item-keys.ts'

/** Which item is open in the dialog, or about to be deleted. */
type Open = { what: 'edit' | 'delete'; index: number }

/** A list edited in place: items are added and changed in a dialog, deleted after a question, and moved. */
export const ItemsField = (props: FieldProps) => {
  const { t } = useTranslation('widgets')
  const label = useLabel()
  const [open, setOpen] = useState<Open>()
  const { errors, touch, languages } = formContextOf(props.registry)
  const { path, $id: id } = props.fieldPathId
  const options = fieldOptions(props)
  const pointer = toPointer(path)
  const items: readonly unknown[] = Array.isArray(props.formData) ? props.formData : []
  const { keys, removeKey, moveKey } = useItemKeys(items.length)
  const locked = isLocked(props)
  const isFull = typeof props.schema.maxItems === 'number' && items.length >= props.schema.maxItems

  const rows = items.map((item, index) => {
    const summary = summaryOf(item, options, languages)
    return { summary, name: summary.title || t('items.unnamed', { number: index + 1 }) }
  })
  const addLabel = label(textOption(options, 'addLabel') ?? t('items.add'))
  const close = () => setOpen(undefined)
  const set = (next: readonly unknown[]) => {
    props.onChange(next, path)
    touch(pointer)
    close()
  }
  const newItem = () => {
    const schema = isRecord(props.schema.items) ? props.schema.items : {}
    return props.registry.schemaUtils.getDefaultFormState(schema) ?? {}
  }
  const remove = (index: number) => {
    removeKey(index)
    set(items.toSpliced(index, 1))
  }
  const move = (from: number, to: number) => {
    moveKey(from, to)
    set(moveItem(items, from, to))
  }
  const isNew = open?.index === items.length
  return (
    <Stack spacing={2} role='group' aria-labelledby={`${id}-label`}>
      <FormLabel
        id={`${id}-label`}
        required={props.required ?? false}
        error={Boolean(props.rawErrors?.length)}
      >
        {label(fieldLabel(props))}
      </FormLabel>
      {items.length === 0 && (
        <Typography variant='body2' color='textSecondary'>
          {t('items.empty')}
        </Typography>
      )}
      <SortableList keys={keys} names={rows.map((row) => row.name)} onMove={move}>
        <Stack component='ul' spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map(({ summary, name }, index) => (
            <ItemRow
              key={keys[index]}
              id={keys[index] ?? ''}
              name={name}
              summary={summary}
              hasImage={textOption(options, 'imageField') !== undefined}
              hasError={errorsUnder(errors, `${pointer}/${index}`).length > 0}
              locked={locked}
              onEdit={() => setOpen({ what: 'edit', index })}
              onDelete={() => setOpen({ what: 'delete', index })}
            />
          ))}
        </Stack>
      </SortableList>
      <Button
        id={id}
        variant='outlined'
        startIcon={<AddIcon />}
        disabled={locked || isFull}
        aria-describedby={ariaDescribedByIds(id)}
        onClick={() => setOpen({ what: 'edit', index: items.length })}
        sx={{ alignSelf: 'flex-start' }}
      >
        {addLabel}
      </Button>
      {open?.what === 'edit' && (
        <ItemDialog
          field={props}
          index={open.index}
          item={isNew ? newItem() : items[open.index]}
          title={isNew ? addLabel : label(textOption(options, 'dialogTitle') ?? t('items.edit'))}
          onSave={(item) => set(isNew ? [...items, item] : items.with(open.index, item))}
          onClose={close}
        />
      )}
      {open?.what === 'delete' && (
        <ConfirmDialog
          question={label(
            textOption(options, 'confirm') ?? t('items.confirmDelete', { name: rows[open.index]?.name }),
          )}
          yes={t('items.delete')}
          no={t('cancel')}
          onYes={() => remove(open.index)}
          onNo={close}
        />
      )}
    </Stack>
  )
}
