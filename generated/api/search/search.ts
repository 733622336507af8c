import type {
  FoundRecords,
  SearchRecordsParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Records whose texts hold every word that is looked for, the best first: what names a record (`x-label`), and what its lists look for text in. Letter case, accents and vowel marks do not count. A word of one or two signs is the beginning of one; in a word of four and more one wrong letter is forgiven, in one of eight and more two, where little is found without. Records of kinds that the asking admin may not read are left out.
 * @summary Find records of every kind
 */
export const searchRecords = (
    params: SearchRecordsParams,
 options?: SecondParameter<typeof request>,) => {


      return request<FoundRecords>(
      {url: `/api/search`, method: 'GET',
        params
    },
      options);
    }


