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
  ConflictResponse,
  Created,
  DeleteRolePathParameters,
  Done,
  ForbiddenResponse,
  GetRolePathParameters,
  ListPrivilegeParams,
  ListRoleParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PrivilegeList,
  RoleCreate,
  RoleOne,
  RolePage,
  RoleTotal,
  RoleUpdate,
  ServerErrorResponse,
  TotalRoleParams,
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
 * A page of roles with their privileges, newest first unless asked otherwise.
 * @summary List roles
 */
export const listRole = (
    params?: ListRoleParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RolePage>(
      {url: `/api/role/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListRoleQueryKey = (params?: ListRoleParams,) => {
    return [
    "listRole", ...(params ? [params] : [])
    ] as const;
    }


export const getListRoleQueryOptions = <TData = Awaited<ReturnType<typeof listRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListRoleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRole>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRoleQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRole>>> = ({ signal }) => listRole(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRole>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRoleQueryResult = NonNullable<Awaited<ReturnType<typeof listRole>>>
export type ListRoleQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListRole<TData = Awaited<ReturnType<typeof listRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListRoleParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRole>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRole>>,
          TError,
          Awaited<ReturnType<typeof listRole>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRole<TData = Awaited<ReturnType<typeof listRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListRoleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRole>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRole>>,
          TError,
          Awaited<ReturnType<typeof listRole>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRole<TData = Awaited<ReturnType<typeof listRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListRoleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRole>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List roles
 */

export function useListRole<TData = Awaited<ReturnType<typeof listRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListRoleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRole>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRoleQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every role without paging. Open to every signed-in admin, since forms of other modules offer it.
 * @summary All roles, for drop-downs
 */
export const totalRole = (
    params?: TotalRoleParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RoleTotal>(
      {url: `/api/role/total`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getTotalRoleQueryKey = (params?: TotalRoleParams,) => {
    return [
    "totalRole", ...(params ? [params] : [])
    ] as const;
    }


export const getTotalRoleQueryOptions = <TData = Awaited<ReturnType<typeof totalRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: TotalRoleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalRole>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTotalRoleQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof totalRole>>> = ({ signal }) => totalRole(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof totalRole>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TotalRoleQueryResult = NonNullable<Awaited<ReturnType<typeof totalRole>>>
export type TotalRoleQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useTotalRole<TData = Awaited<ReturnType<typeof totalRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  TotalRoleParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalRole>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalRole>>,
          TError,
          Awaited<ReturnType<typeof totalRole>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalRole<TData = Awaited<ReturnType<typeof totalRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalRoleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalRole>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof totalRole>>,
          TError,
          Awaited<ReturnType<typeof totalRole>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTotalRole<TData = Awaited<ReturnType<typeof totalRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalRoleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalRole>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All roles, for drop-downs
 */

export function useTotalRole<TData = Awaited<ReturnType<typeof totalRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: TotalRoleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof totalRole>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTotalRoleQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The role with this number.
 * @summary One role
 */
export const getRole = (
    { id }: GetRolePathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RoleOne>(
      {url: `/api/role/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetRoleQueryKey = (pathParams?: GetRolePathParameters,) => {
    return [
    "getRole", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetRoleQueryOptions = <TData = Awaited<ReturnType<typeof getRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetRolePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRole>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRoleQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRole>>> = ({ signal }) => getRole({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRole>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRoleQueryResult = NonNullable<Awaited<ReturnType<typeof getRole>>>
export type GetRoleQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetRole<TData = Awaited<ReturnType<typeof getRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetRolePathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRole>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRole>>,
          TError,
          Awaited<ReturnType<typeof getRole>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRole<TData = Awaited<ReturnType<typeof getRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetRolePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRole>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRole>>,
          TError,
          Awaited<ReturnType<typeof getRole>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRole<TData = Awaited<ReturnType<typeof getRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetRolePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRole>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One role
 */

export function useGetRole<TData = Awaited<ReturnType<typeof getRole>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetRolePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRole>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRoleQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Deletes the role. 409 while a user has it, and for the role SUPER ADMIN; 403 for a role with privileges that the requesting admin lacks. The path has no `delete` segment.
 * @summary Delete a role
 */
export const deleteRole = (
    { id }: DeleteRolePathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/role/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteRoleMutationKey = () => ['deleteRole'] as const;

export const getDeleteRoleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRole>>, TError,DeleteRoleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteRole>>, TError,DeleteRoleMutationVariables, TContext> => {

const mutationKey = getDeleteRoleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteRole>>, DeleteRoleMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteRole(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteRoleMutationResult = NonNullable<Awaited<ReturnType<typeof deleteRole>>>

    export type DeleteRoleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteRoleMutationVariables = {pathParams: DeleteRolePathParameters}

    /**
 * @summary Delete a role
 */
export const useDeleteRole = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRole>>, TError,DeleteRoleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteRole>>,
        TError,
        DeleteRoleMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteRoleMutationOptions(options), queryClient);
    }
    /**
 * Stores a new role and returns its number. 422 for privileges that the requesting admin lacks, and for a name that looks like SUPER ADMIN.
 * @summary Create a role
 */
export const createRole = (
    roleCreate: BodyType<RoleCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/role/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: roleCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateRoleMutationKey = () => ['createRole'] as const;

export const getCreateRoleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRole>>, TError,CreateRoleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createRole>>, TError,CreateRoleMutationVariables, TContext> => {

const mutationKey = getCreateRoleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRole>>, CreateRoleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createRole(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateRoleMutationResult = NonNullable<Awaited<ReturnType<typeof createRole>>>
    export type CreateRoleMutationBody = BodyType<RoleCreate>
    export type CreateRoleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateRoleMutationVariables = {data: BodyType<RoleCreate>}

    /**
 * @summary Create a role
 */
export const useCreateRole = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRole>>, TError,CreateRoleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRole>>,
        TError,
        CreateRoleMutationVariables,
        TContext
      > => {
      return useMutation(getCreateRoleMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the role; a property that is absent is emptied. It applies from the next request of its users. 409 for the role SUPER ADMIN; 403 for a role with privileges that the requesting admin lacks; 422 for adding such privileges or a name that looks like SUPER ADMIN.
 * @summary Update a role
 */
export const updateRole = (
    roleUpdate: BodyType<RoleUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/role/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: roleUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateRoleMutationKey = () => ['updateRole'] as const;

export const getUpdateRoleMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRole>>, TError,UpdateRoleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateRole>>, TError,UpdateRoleMutationVariables, TContext> => {

const mutationKey = getUpdateRoleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateRole>>, UpdateRoleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateRole(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateRoleMutationResult = NonNullable<Awaited<ReturnType<typeof updateRole>>>
    export type UpdateRoleMutationBody = BodyType<RoleUpdate>
    export type UpdateRoleMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateRoleMutationVariables = {data: BodyType<RoleUpdate>}

    /**
 * @summary Update a role
 */
export const useUpdateRole = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRole>>, TError,UpdateRoleMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateRole>>,
        TError,
        UpdateRoleMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateRoleMutationOptions(options), queryClient);
    }
    /**
 * All privileges, in the order of their areas. Open to every signed-in admin, since the role form offers them.
 * @summary All privileges
 */
export const listPrivilege = (
    params?: ListPrivilegeParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PrivilegeList>(
      {url: `/api/privilege`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListPrivilegeQueryKey = (params?: ListPrivilegeParams,) => {
    return [
    "listPrivilege", ...(params ? [params] : [])
    ] as const;
    }


export const getListPrivilegeQueryOptions = <TData = Awaited<ReturnType<typeof listPrivilege>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListPrivilegeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPrivilege>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPrivilegeQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPrivilege>>> = ({ signal }) => listPrivilege(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPrivilege>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPrivilegeQueryResult = NonNullable<Awaited<ReturnType<typeof listPrivilege>>>
export type ListPrivilegeQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListPrivilege<TData = Awaited<ReturnType<typeof listPrivilege>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListPrivilegeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPrivilege>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPrivilege>>,
          TError,
          Awaited<ReturnType<typeof listPrivilege>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPrivilege<TData = Awaited<ReturnType<typeof listPrivilege>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPrivilegeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPrivilege>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPrivilege>>,
          TError,
          Awaited<ReturnType<typeof listPrivilege>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPrivilege<TData = Awaited<ReturnType<typeof listPrivilege>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPrivilegeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPrivilege>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All privileges
 */

export function useListPrivilege<TData = Awaited<ReturnType<typeof listPrivilege>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPrivilegeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPrivilege>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPrivilegeQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






