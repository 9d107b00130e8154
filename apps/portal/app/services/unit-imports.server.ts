import type { Api, ImportResultRow } from '@bgm/api-client'

export const checkUnitImport = (api: Api, file: File) => api.unitImports.check(file)

export const getUnitImport = (api: Api, id: string) => api.unitImports.get(id)

export const startUnitImport = (api: Api, id: string) => api.unitImports.start(id)

export const listUnitImportResultRows = (api: Api, id: string): Promise<ImportResultRow[]> =>
  api.unitImports.listResult(id)
