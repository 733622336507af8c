import { type Refused, useCall } from '../../actions/calls/use-call.ts'
import { CollisionDialog } from './collision-dialog.tsx'

interface Props {
  refused: Refused
  onDone: () => void
  onClose: () => void
}

/** Changes the conflicting values of a call and sends it again. */
export const ChangeDialog = ({ refused, onDone, onClose }: Props) => {
  const call = useCall({ onDone, refused })
  const close = (): void => {
    call.close()
    onClose()
  }
  return call.conflicts && <CollisionDialog call={{ ...call, close }} conflicts={call.conflicts} />
}
