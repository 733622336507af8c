import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ariaDescribedByIds, type FieldProps } from '@rjsf/utils'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../i18n/use-label.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { fieldLabel, fieldOptions, isLocked } from '../shared/form-field.ts'
import { textOption } from '../shared/options.ts'
import { ItemDialog } from './item-dialog.tsx'
import { ItemRow } from './item-row.tsx'
import { useItems } from './use-items.ts'

interface Props {
  keys: readonly string[]
  /** Name of each item, in the same order. */
  names: readonly string[]
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** Makes its children sortable by pointer and keyboard, with announcements for screen readers. */
const SortableList = ({ keys, names, onMove, children }: Props) => {
  const { t } = useTranslation('widgets')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const itemIndex = (id: unknown) => keys.indexOf(String(id))
  const say = (key: string) => (event: Pick<DragEndEvent, 'active' | 'over'>) =>
    t(`items.${key}`, {
      name: names[itemIndex(event.active.id)],
      place: itemIndex((event.over ?? event.active).id) + 1,
      count: keys.length,
    })
  // dnd-kit reports the start position as a move, whose announcement would replace that of picking up.
  const lastPlace = useRef<unknown>(undefined)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) =>
        over && active.id !== over.id && onMove(itemIndex(active.id), itemIndex(over.id))
      }
      accessibility={{
        screenReaderInstructions: { draggable: t('items.howToMove') },
        announcements: {
          onDragStart: ({ active }) => {
            lastPlace.current = active.id
            return say('picked')({ active, over: null })
          },
          onDragOver: (event) => {
            const place = (event.over ?? event.active).id
            if (place === lastPlace.current) return undefined
            lastPlace.current = place
            return say('moved')(event)
          },
          onDragEnd: say('dropped'),
          onDragCancel: say('cancelled'),
        },
      }}
    >
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

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
