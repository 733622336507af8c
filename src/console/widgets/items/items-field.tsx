import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ariaDescribedByIds, type FieldProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../i18n/use-label.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { fieldLabel, fieldOptions, isLocked } from '../shared/form-field.ts'
import { textOption } from '../shared/options.ts'
import { ItemDialog } from './item-dialog.tsx'
import { ItemRow } from './item-row.tsx'
import { SortableList } from './sortable-list.tsx'
import { useItems } from './use-items.ts'

interface DialogProps {
  field: FieldProps
  list: ReturnType<typeof useItems>
  addLabel: string
}

/** The dialog over the list: an item's fields, or the confirmation of a delete. */
const OpenItem = ({ field, list, addLabel }: DialogProps) => {
  const { t } = useTranslation('widgets')
  const label = useLabel()
  const options = fieldOptions(field)
  const { open, isNew } = list
  if (!open) return null
  if (open.what === 'edit')
    return (
      <ItemDialog
        field={field}
        index={open.index}
        item={list.openItem}
        title={isNew ? addLabel : label(textOption(options, 'dialogTitle') ?? t('items.edit'))}
        onSave={(item) => list.save(open.index, item)}
        onClose={list.close}
      />
    )
  const question = textOption(options, 'confirm')
  return (
    <ConfirmDialog
      open
      text={label(question ?? t('items.confirmDelete', { name: list.rows[open.index]?.name }))}
      confirmLabel={t('items.delete')}
      onConfirm={() => list.remove(open.index)}
      onClose={list.close}
    />
  )
}

/** An editable list: items are added and changed in a dialog, deleted after a confirmation, and moved. */
export const ItemsField = (props: FieldProps) => {
  const { t } = useTranslation('widgets')
  const label = useLabel()
  const list = useItems(props)
  const { $id: id } = props.fieldPathId
  const options = fieldOptions(props)
  const locked = isLocked(props)
  const addLabel = label(textOption(options, 'addLabel') ?? t('items.add'))
  const title = label(fieldLabel(props))
  const isTitled = options.label !== false
  return (
    <Stack
      spacing={2}
      role='group'
      {...(isTitled ? { 'aria-labelledby': `${id}-label` } : { 'aria-label': title })}
    >
      {isTitled && (
        <FormLabel
          id={`${id}-label`}
          required={props.required ?? false}
          error={Boolean(props.rawErrors?.length)}
        >
          {title}
        </FormLabel>
      )}
      {list.rows.length === 0 && (
        <Typography variant='body2' color='textSecondary'>
          {t('items.empty')}
        </Typography>
      )}
      <SortableList keys={list.keys} names={list.rows.map(({ name }) => name)} onMove={list.move}>
        <Stack component='ul' spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {list.rows.map(({ key, name, summary, hasError }, index) => (
            <ItemRow
              key={key}
              id={key}
              name={name}
              summary={summary}
              hasImage={textOption(options, 'imageField') !== undefined}
              hasError={hasError}
              locked={locked}
              onEdit={() => list.edit(index)}
              onDelete={() => list.askDelete(index)}
            />
          ))}
        </Stack>
      </SortableList>
      <Button
        id={id}
        variant='outlined'
        startIcon={<AddIcon />}
        disabled={locked || list.isFull}
        aria-describedby={ariaDescribedByIds(id)}
        onClick={list.add}
        sx={{ alignSelf: 'flex-start' }}
      >
        {addLabel}
      </Button>
      <OpenItem field={props} list={list} addLabel={addLabel} />
    </Stack>
  )
}
