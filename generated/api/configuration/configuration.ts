import type {
  ConfigurationOne,
  ConfigurationPage,
  ConfigurationUpdate,
  Created,
  ListConfigurationParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of the settings of app and website, newest first unless asked otherwise.
 * @summary List settings
 */
export const listConfiguration = (
    params?: ListConfigurationParams,
 options?: SecondParameter<typeof request>,) => {


      return request<ConfigurationPage>(
      {url: `/api/configuration/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * The setting with this number.
 * @summary One setting
 */
export const getConfiguration = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<ConfigurationOne>(
      {url: `/api/configuration/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Replaces the listed properties of the setting; one that is absent is emptied.
 * @summary Update a setting
 */
export const updateConfiguration = (
    configurationUpdate: BodyType<ConfigurationUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/configuration/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: configurationUpdate
    },
      options);
    }


