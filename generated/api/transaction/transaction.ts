import type {
  ListTransactionParams,
  TransactionPage
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of donation transactions, newest first unless asked otherwise. They are read only.
 * @summary List donations
 */
export const listTransaction = (
    params?: ListTransactionParams,
 options?: SecondParameter<typeof request>,) => {


      return request<TransactionPage>(
      {url: `/api/transaction/all`, method: 'GET',
        params
    },
      options);
    }


