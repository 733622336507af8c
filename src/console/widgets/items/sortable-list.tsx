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
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  keys: readonly string[]
  /** Name of each item, in the same order. */
  names: readonly string[]
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** Makes its children sortable by pointer and keyboard, with announcements for screen readers. */
export const SortableList = ({ keys, names, onMove, children }: Props) => {
  const { t } = useTranslation('widgets')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: unknown) => keys.indexOf(String(id))
  const say = (key: string) => (event: Pick<DragEndEvent, 'active' | 'over'>) =>
    t(`items.${key}`, {
      name: names[placeOf(event.active.id)],
      place: placeOf((event.over ?? event.active).id) + 1,
      count: keys.length,
    })
  // dnd-kit reports the start position as a move, whose announcement would replace that of picking up.
  const lastPlace = useRef<unknown>(undefined)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) =>
        over && active.id !== over.id && onMove(placeOf(active.id), placeOf(over.id))
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
