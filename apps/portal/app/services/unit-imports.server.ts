import type { Api, ImportEdit, ImportResultRow, PendingImport } from '@bgm/api-client'

export const checkUnitImport = (api: Api, file: File) => api.unitImports.check(file)

export const getUnitImport = (api: Api, id: string) => api.unitImports.get(id)

export const listPendingImports = (api: Api): Promise<PendingImport[]> => api.unitImports.listPending()

export const editUnitImport = (api: Api, id: string, edit: ImportEdit) => api.unitImports.edit(id, edit)

export const startUnitImport = (api: Api, id: string) => api.unitImports.start(id)

export const listUnitImportResultRows = (api: Api, id: string): Promise<ImportResultRow[]> =>
  api.unitImports.listResult(id)
