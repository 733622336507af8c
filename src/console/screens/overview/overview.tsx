import Box from '@mui/material/Box'
import type { ComponentType } from 'react'
import { type CardEntry, cardEntries } from './card.ts'
import { ChangesCard } from './changes-card.tsx'
import { CountCard } from './count-card.tsx'
import { DraftsCard } from './drafts-card.tsx'
import { MissingCard } from './missing-card.tsx'
import { UpcomingCard } from './upcoming-card.tsx'
import { YearCard } from './year-card.tsx'

/** The kinds of cards by their name in `dashboard.json`. */
export const cardKinds: Readonly<Record<string, ComponentType<{ entry: CardEntry }>>> = {
  count: CountCard,
  drafts: DraftsCard,
  'missing-texts': MissingCard,
  upcoming: UpcomingCard,
  changes: ChangesCard,
  year: YearCard,
}

const isCount = ({ kind }: CardEntry): boolean => kind === 'count'

const Cards = ({
  entries,
  least,
  alignItems,
}: {
  entries: readonly CardEntry[]
  least: number
  alignItems: 'start' | 'stretch'
}) => (
  <Box
    sx={{
      display: 'grid',
      gap: 4,
      mt: 4,
      alignItems,
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
      '&:empty': { display: 'none' },
    }}
  >
    {entries.map((entry) => {
      const Card = cardKinds[entry.kind]
      return Card && <Card key={entry.label} entry={entry} />
    })}
  </Box>
)

/** Open tasks, upcoming events and recent changes that the user may read. */
export const Overview = () => (
  <>
    <Cards entries={cardEntries.filter(isCount)} least={220} alignItems='stretch' />
    <Cards entries={cardEntries.filter((entry) => !isCount(entry))} least={320} alignItems='start' />
  </>
)
