import { resolve } from 'node:path'

export const backendFolder = resolve(import.meta.dirname, '../..')
export const repositoryFolder = resolve(backendFolder, '../..')
