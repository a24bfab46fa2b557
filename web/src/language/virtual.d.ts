declare module "virtual:languages" {
  /** By language: loads the text of its Fluent files. */
  export const LANGUAGES: Record<string, () => Promise<{ default: string }>>;
}
