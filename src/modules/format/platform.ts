/** The modes of the console: website and app. */
export const platforms = ['WEB', 'MOBILE'] as const
export type Platform = (typeof platforms)[number]

export const isPlatform = (value: unknown): value is Platform => platforms.some((one) => one === value)

export const otherPlatform = (platform: Platform): Platform => (platform === 'WEB' ? 'MOBILE' : 'WEB')
