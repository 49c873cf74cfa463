import type { DatabaseSchema, ForeignKey, SchemaColumn, SchemaTable, SqlFunction } from './schema.ts';

const numberTypes = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric']);

function typescriptType(typeName: string): string {
  if (typeName.startsWith('_')) return `${typescriptType(typeName.slice(1))}[]`;
  if (numberTypes.has(typeName)) return 'number';
  if (typeName === 'bool') return 'boolean';
  if (typeName === 'json' || typeName === 'jsonb') return 'Json';
  if (typeName === 'void') return 'undefined';
  return 'string';
}

function indented(depth: number, lines: readonly string[]): string[] {
  return lines.map((line) => `${'  '.repeat(depth)}${line}`);
}

function byName<Named extends { readonly name: string }>(items: readonly Named[]): readonly Named[] {
  return [...items].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * Returns the TypeScript type of a row that is read, inserted or updated. `isOptional` decides which fields are
 * optional.
 */
function rowShape(
  title: string,
  columns: readonly SchemaColumn[],
  isOptional: (column: SchemaColumn) => boolean,
): string[] {
  const fields = byName(columns).map(
    (column) =>
      `${column.name}${isOptional(column) ? '?' : ''}: ${typescriptType(column.typeName)}${column.isNullable ? ' | null' : ''};`,
  );
  return [`${title}: {`, ...indented(1, fields), '};'];
}

function quotedList(names: readonly string[]): string {
  return `[${names.map((name) => `'${name}'`).join(', ')}]`;
}

function relationship(key: ForeignKey): string[] {
  return [
    '{',
    ...indented(1, [
      `foreignKeyName: '${key.name}';`,
      `columns: ${quotedList(key.columns)};`,
      `isOneToOne: ${key.isOneToOne};`,
      `referencedRelation: '${key.referencedTable}';`,
      `referencedColumns: ${quotedList(key.referencedColumns)};`,
    ]),
    '},',
  ];
}

function relationships(keys: readonly ForeignKey[]): string[] {
  if (keys.length === 0) return ['Relationships: [];'];
  return ['Relationships: [', ...indented(1, keys.flatMap(relationship)), '];'];
}

function tableType(table: SchemaTable): string[] {
  const written = table.columns.filter((column) => !column.isGenerated);
  const shapes = table.isView
    ? rowShape('Row', table.columns, () => false)
    : [
        ...rowShape('Row', table.columns, () => false),
        ...rowShape('Insert', written, (column) => column.isNullable || column.defaultExpression !== null),
        ...rowShape('Update', written, () => true),
      ];
  return [`${table.name}: {`, ...indented(1, [...shapes, ...relationships(table.foreignKeys)]), '};'];
}

function returnType(called: SqlFunction): string[] {
  const many = called.returnsSet ? '[]' : '';
  if (called.returnColumns === null) return [`Returns: ${typescriptType(called.returnTypeName)}${many};`];
  // PostgreSQL does not know whether the columns that a function returns can be null. They are declared as non-null, as
  // the Supabase CLI does.
  const fields = byName(called.returnColumns).map((column) => `${column.name}: ${typescriptType(column.typeName)};`);
  return ['Returns: {', ...indented(1, fields), `}${many};`];
}

function functionType(called: SqlFunction): string[] {
  const fields = byName(called.arguments).map(
    (argument) => `${argument.name}${argument.hasDefault ? '?' : ''}: ${typescriptType(argument.typeName)}`,
  );
  const inOneLine = `Args: ${fields.length === 0 ? 'never' : `{ ${fields.join('; ')} }`};`;
  // Whether the line, indented by eight spaces, fits into Biome's 120 characters.
  const fits = inOneLine.length + 8 <= 120;
  const args = fits
    ? [inOneLine]
    : [
        'Args: {',
        ...indented(
          1,
          fields.map((field) => `${field};`),
        ),
        '};',
      ];
  return [`${called.name}: {`, ...indented(1, [...args, ...returnType(called)]), '};'];
}

function group(title: string, entries: readonly string[]): string[] {
  if (entries.length === 0) return [`${title}: Record<never, never>;`];
  return [`${title}: {`, ...indented(1, entries), '};'];
}

const preamble = `// Written by \`npm run schema\` from the migrations. Do not edit: change a migration, then run it again.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

`;

/**
 * Returns the module `supabase/database.types.ts`. It declares the schema as the type parameter that supabase-js
 * expects.
 */
export function renderDatabaseTypes(schema: DatabaseSchema): string {
  const tables = schema.tables.filter((table) => !table.isView);
  const views = schema.tables.filter((table) => table.isView);
  const body = [
    'export type Database = {',
    '  public: {',
    ...indented(2, group('Tables', tables.flatMap(tableType))),
    ...indented(2, group('Views', views.flatMap(tableType))),
    ...indented(2, group('Functions', schema.functions.flatMap(functionType))),
    ...indented(2, group('Enums', [])),
    ...indented(2, group('CompositeTypes', [])),
    '  };',
    '};',
  ];
  return `${preamble}${body.join('\n')}\n`;
}
