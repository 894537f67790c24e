import { DefaultNamingStrategy } from 'typeorm';

/** Tables and columns in snake_case, as people write them in SQL. */
export class SnakeCase extends DefaultNamingStrategy {
  override tableName(className: string, customName?: string): string {
    return customName ?? snakeCase(className);
  }

  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? snakeCase(propertyName);
  }
}

export function snakeCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}
