import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  DbFileAnswer,
  DbFileUpload,
  DownloadFileParams,
  DownloadFilePathParameters,
  ForbiddenResponse,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { ErrorType , BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Stores a file and returns its number, for other operations, and its address. 413 when the file is larger than its upload area allows, 415 when its content is of another kind. Open to every signed-in admin.
 * @summary Upload a file
 */
export const uploadDbFile = (
    dbFileUpload: BodyType<DbFileUpload>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = new FormData();
formData.append(`file`, dbFileUpload.file);
formData.append(`fileType`, dbFileUpload.fileType);
formData.append(`fileUploadType`, dbFileUpload.fileUploadType);

      return request<DbFileAnswer>(
      {url: `/api/db-file/upload`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUploadDbFileMutationKey = () => ['uploadDbFile'] as const;

export const getUploadDbFileMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadDbFile>>, TError,UploadDbFileMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadDbFile>>, TError,UploadDbFileMutationVariables, TContext> => {

const mutationKey = getUploadDbFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadDbFile>>, UploadDbFileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadDbFile(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadDbFileMutationResult = NonNullable<Awaited<ReturnType<typeof uploadDbFile>>>
    export type UploadDbFileMutationBody = BodyType<DbFileUpload>
    export type UploadDbFileMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UploadDbFileMutationVariables = {data: BodyType<DbFileUpload>}

    /**
 * @summary Upload a file
 */
export const useUploadDbFile = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadDbFile>>, TError,UploadDbFileMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadDbFile>>,
        TError,
        UploadDbFileMutationVariables,
        TContext
      > => {
      return useMutation(getUploadDbFileMutationOptions(options), queryClient);
    }
    /**
 * The content of a stored file at the address that records contain (`fileUrl`). Anyone with the address can read it; its key cannot be guessed.
 * @summary Download a file
 */
export const downloadFile = (
    { key, fileName }: DownloadFilePathParameters,
    params?: DownloadFileParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Blob>(
      {url: `/files/${encodeURIComponent(String(key))}/${encodeURIComponent(String(fileName))}`, method: 'GET',
        params,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDownloadFileQueryKey = (pathParams?: DownloadFilePathParameters,
    params?: DownloadFileParams,) => {
    return [
    "downloadFile", ...(pathParams ? [pathParams] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getDownloadFileQueryOptions = <TData = Awaited<ReturnType<typeof downloadFile>>, TError = ErrorType<void | BadRequestResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ key, fileName }: DownloadFilePathParameters,
    params?: DownloadFileParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadFile>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadFileQueryKey({ key, fileName },params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadFile>>> = ({ signal }) => downloadFile({ key, fileName },params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: key !== null && key !== undefined && fileName !== null && fileName !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadFile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadFileQueryResult = NonNullable<Awaited<ReturnType<typeof downloadFile>>>
export type DownloadFileQueryError = ErrorType<void | BadRequestResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useDownloadFile<TData = Awaited<ReturnType<typeof downloadFile>>, TError = ErrorType<void | BadRequestResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: DownloadFilePathParameters,
    params: undefined |  DownloadFileParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadFile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadFile>>,
          TError,
          Awaited<ReturnType<typeof downloadFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadFile<TData = Awaited<ReturnType<typeof downloadFile>>, TError = ErrorType<void | BadRequestResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: DownloadFilePathParameters,
    params?: DownloadFileParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadFile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadFile>>,
          TError,
          Awaited<ReturnType<typeof downloadFile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadFile<TData = Awaited<ReturnType<typeof downloadFile>>, TError = ErrorType<void | BadRequestResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: DownloadFilePathParameters,
    params?: DownloadFileParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadFile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download a file
 */

export function useDownloadFile<TData = Awaited<ReturnType<typeof downloadFile>>, TError = ErrorType<void | BadRequestResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { key, fileName }: DownloadFilePathParameters,
    params?: DownloadFileParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadFile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadFileQueryOptions({ key, fileName },params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






