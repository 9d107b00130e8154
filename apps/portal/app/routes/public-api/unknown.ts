import { createPublicApiErrorResponse } from '#app/http/public-api.server'

const notFound = () =>
  createPublicApiErrorResponse({
    status: 404,
    name: 'NotFoundError',
    message: 'There is no such path in the API',
  })

export const loader = notFound

export const action = notFound
