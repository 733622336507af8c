
export type ListCommunicationPersonAscOrDesc = typeof ListCommunicationPersonAscOrDesc[keyof typeof ListCommunicationPersonAscOrDesc];


export const ListCommunicationPersonAscOrDesc = {
  asc: 'asc',
  desc: 'desc',
} as const;
