import { useLabel } from '../../../../i18n/use-label.ts'
import { OpenedPart } from '../../../../ui/lazy/opened-part.tsx'
import { rowKey } from '../../selection/selection.ts'
import type { SwitchCallProps } from '../../tools/bulk/switch-call.tsx'
import { toolPart } from '../../tools/tool-part.ts'
import type { PressedSwitch } from './row-switches.ts'

const switchCall = toolPart(() => import('../../tools/bulk/switch-call.tsx').then((file) => file.SwitchCall))

interface Props extends Omit<SwitchCallProps, 'pressed' | 'onEnd'> {
  pressed: readonly PressedSwitch[]
  onEnd: (pressed: PressedSwitch) => void
}

/** Stores switched values of rows; its code loads with the first press. */
export const RowSwitchCalls = ({ pressed, onEnd, ...shared }: Props) => {
  const label = useLabel()
  return (
    <OpenedPart
      part={switchCall}
      title={label(pressed[0]?.action.label ?? '')}
      onClose={() => pressed.forEach(onEnd)}
    >
      {(SwitchCall) =>
        pressed.map((each) => (
          <SwitchCall key={rowKey(each.row)} pressed={each} onEnd={() => onEnd(each)} {...shared} />
        ))
      }
    </OpenedPart>
  )
}
