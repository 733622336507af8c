
export type AscOrDescParameter = typeof AscOrDescParameter[keyof typeof AscOrDescParameter];


export const AscOrDescParameter = {
  asc: 'asc',
  desc: 'desc',
} as const;
