import type {
  AuthorCreate,
  AuthorTotal,
  Created,
  TotalAuthorParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Every author without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All authors, for drop-downs
 */
export const totalAuthor = (
    params?: TotalAuthorParams,
 options?: SecondParameter<typeof request>,) => {


      return request<AuthorTotal>(
      {url: `/api/author/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * Stores a new author and answers its number. Whoever may write what has authors may add one.
 * @summary Create an author
 */
export const createAuthor = (
    authorCreate: BodyType<AuthorCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/author/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: authorCreate
    },
      options);
    }


