// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { listSpace } from '../../../../../src/console/widgets/shared/picker/use-list-space.ts'

describe('the list of a picker that stays open', () => {
  it.each([
    ['opens below where there is room before the foot', { top: 200, bottom: 256 }, 812, 'bottom-start', 320],
    [
      'is as high as the room below, where that is the larger one',
      { top: 200, bottom: 256 },
      464,
      'bottom-start',
      200,
    ],
    ['opens above where the foot is near', { top: 500, bottom: 556 }, 612, 'top-start', 320],
    ['is as high as the room above', { top: 293, bottom: 349 }, 410, 'top-start', 221],
    [
      'opens below in a window that is too low for either',
      { top: 120, bottom: 176 },
      230,
      'bottom-start',
      120,
    ],
  ])('%s', (_, input, foot, placement, maxHeight) =>
    expect(listSpace(input, foot)).toEqual({ placement, maxHeight }),
  )
})
