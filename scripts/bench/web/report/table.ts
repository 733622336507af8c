import type { Figure } from '../aims.ts'
import { judge, type Summary, type Verdict } from './judge.ts'

/** One figure of one screen, of both sides. */
export interface Line {
  screen: string
  figure: Figure
  console: Summary
  hand: Summary | null
}

const number = (value: number, digits: number): string =>
  Number.isNaN(value) ? 'n/a' : value.toFixed(digits)

const both = ({ median, worst }: Summary, digits: number): string =>
  `${number(median, digits)} (${number(worst, digits)})`

const ratioOf = ({ console, hand }: Line): string =>
  hand === null || hand.median === 0 ? '' : number(console.median / hand.median, 2)

const aimOf = ({ ratio, most }: Figure): string =>
  ratio === undefined ? (most === undefined ? '' : `≤ ${most}`) : `≤ ${ratio.toFixed(1)}x`

const marks: Readonly<Record<Verdict, string>> = {
  over: 'over',
  unknown: 'not measured',
  within: 'ok',
  none: '',
}

/** How the console stands beside the page by hand. */
export const verdictOf = ({ figure, console, hand }: Line): Verdict =>
  judge(figure, console.median, hand?.median ?? Number.NaN)

const cellsOf = (line: Line): string[] => {
  const { digits } = line.figure
  return [
    line.screen,
    line.figure.label,
    both(line.console, digits),
    line.hand === null ? '' : both(line.hand, digits),
    ratioOf(line),
    aimOf(line.figure),
    marks[verdictOf(line)],
  ]
}

const heading = ['screen', 'figure', 'console', 'by hand', 'ratio', 'aim', '']
const toTheRight = new Set([2, 3, 4])

/** The lines as a table of plain text: medians, the worst in brackets, and how many times the page by hand. */
export const tableOf = (lines: readonly Line[]): string => {
  const rows = [heading, ...lines.map(cellsOf)]
  const widths = heading.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const lineOf = (row: readonly string[]): string =>
    row
      .map((cell, at) => (toTheRight.has(at) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd()
  return rows.map(lineOf).join('\n')
}
