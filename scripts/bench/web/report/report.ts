import { type FigureName, figures, type SignInFigureName, signInFigures } from '../aims.ts'
import type { All } from '../measure-all.ts'
import { profiles } from '../profiles.ts'
import type { Side } from '../screens.ts'
import { type Summary, summaryOf } from './judge.ts'
import { type Line, tableOf, verdictOf } from './table.ts'

const names = Object.keys(figures) as FigureName[]
const signInNames = Object.keys(signInFigures) as SignInFigureName[]

const linesOf = ({ screens }: All, profile: string): Line[] => {
  const here = screens.filter((measured) => measured.profile === profile)
  const summary = (screen: string, side: Side, name: FigureName): Summary =>
    summaryOf(
      here.flatMap((measured) => {
        const value = measured.figures[name]
        return measured.screen === screen && measured.side === side && value !== undefined ? [value] : []
      }),
    )
  return [...new Set(here.map(({ screen }) => screen))].flatMap((screen) =>
    names
      .map((name) => ({
        screen,
        figure: figures[name],
        console: summary(screen, 'console', name),
        hand: summary(screen, 'hand', name),
      }))
      .filter((line) => line.console.runs + line.hand.runs > 0),
  )
}

const signInLines = ({ signIn }: All): Line[] =>
  signIn.length === 0
    ? []
    : signInNames.map((name) => ({
        screen: 'sign-in',
        figure: signInFigures[name],
        console: summaryOf(signIn.map((one) => one[name])),
        hand: null,
      }))

const noteLines = ({ notes }: All): string[] => [
  `Measured again because others used the machine: ${notes.repeated}.`,
  ...(notes.leftOut.length > 0
    ? [`Left out, never undisturbed or always failing: ${notes.leftOut.join('; ')}.`]
    : []),
  ...notes.failed.map((failure) => `Failed: ${failure}`),
]

/** The report as text, and whether every aim is met and everything was measured. */
export const reportOf = (all: All, runs: number): { text: string; isMet: boolean } => {
  const groups = [
    ...profiles.map(({ name, label }) => ({ title: label, lines: linesOf(all, name) })),
    { title: 'signing in, each request taking a second', lines: signInLines(all) },
  ].filter(({ lines }) => lines.length > 0)
  const lines = groups.flatMap((group) => group.lines)
  const over = lines.filter((line) => verdictOf(line) === 'over').length
  const unknown = lines.filter((line) => verdictOf(line) === 'unknown').length
  const text = [
    ...groups.map(
      (group) =>
        `${group.title}: medians of ${runs}, the worst in brackets; times in ms\n${tableOf(group.lines)}\n`,
    ),
    ...noteLines(all),
    `${over} of ${lines.length} figures are over their aim${unknown > 0 ? `, ${unknown} could not be judged` : ''}.`,
  ].join('\n')
  return { text, isMet: over + unknown === 0 && lines.length > 0 && all.notes.leftOut.length === 0 }
}
