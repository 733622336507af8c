import Box from '@mui/material/Box'
import { later } from '../../../ui/lazy/later.tsx'
import { type ChoiceProps, choiceWidth } from './choice.ts'

/** A choice of one in a list's toolbar. */
export const ListChoice = later(
  () => import('./choice-select.tsx').then(({ ChoiceSelect }) => ChoiceSelect),
  ({ minWidth }: ChoiceProps) => <Box sx={{ ...choiceWidth(minWidth), height: 40 }} />,
)
