export * from 'fast-check'
export { default } from 'fast-check'
