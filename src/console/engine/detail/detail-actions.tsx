import Button from '@mui/material/Button'
import { actionIcon, iconTurns } from '../icons.ts'
import type { RowButton } from '../list/actions/rows/row-button-types.ts'
import { RowDialogs } from '../list/actions/rows/row-dialogs.tsx'
import { useButton } from '../list/actions/rows/use-button.ts'
import { rowName } from '../list/state/row-name.ts'
import { type ShownRecord, useRecordActions } from './use-record-actions.ts'

const ActionButton = ({
  button,
  name,
  onPress,
}: {
  button: RowButton
  name: string
  onPress: () => void
}) => {
  const { text, why, props } = useButton(button, name, onPress)
  const Icon = actionIcon(button.icon)
  return (
    <Button
      variant='outlined'
      title={why}
      startIcon={<Icon className={iconTurns(button.icon) ? 'turns' : undefined} />}
      {...props}
    >
      {text}
    </Button>
  )
}

/** The row actions of a record as buttons in the header of the record's own page. */
export const DetailActions = (shown: ShownRecord) => {
  const { buttons, presses, page } = useRecordActions(shown)
  const { list, record } = shown
  return (
    <>
      {buttons.map((button) => (
        <ActionButton
          key={button.id}
          button={button}
          name={rowName(list, record)}
          onPress={() => presses.press(button, record)}
        />
      ))}
      <RowDialogs page={page} presses={presses} />
    </>
  )
}
