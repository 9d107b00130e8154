import '@bgm/browser/entry'
