import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Database } from './database.js';

@Module({ providers: [Database], exports: [Database] })
export class DatabaseModule {
  /** The way to the data of one data source, for the whole application. */
  static of(dataSource: DataSource): DynamicModule {
    const connection = TypeOrmModule.forRootAsync({
      useFactory: () => ({ ...dataSource.options, retryAttempts: 1 }),
      dataSourceFactory: async () => (dataSource.isInitialized ? dataSource : dataSource.initialize()),
    });
    return { module: DatabaseModule, global: true, imports: [connection] };
  }
}
