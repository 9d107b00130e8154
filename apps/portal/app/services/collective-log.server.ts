import { type Api, ApiError } from '@bgm/api-client'

export const getLogGrowth = (api: Api, size: number) => api.collectiveLog.getGrowth({ size })

export const listBrowserCosignatures = (api: Api) => api.collectiveLog.listCosignatures()

type Signed = { size: number; key: string; cosignature: string }

/** Stores what a browser has signed. Returns whether it is a signature of the newest checkpoint. */
export async function addBrowserCosignature(api: Api, { cosignature, ...signed }: Signed): Promise<boolean> {
  const line = `${cosignature}\n`
  return api.collectiveLog.addCosignature({ ...signed, cosignature: line }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.fields.some(({ field }) => field === 'size')) return false
      throw error
    },
  )
}
