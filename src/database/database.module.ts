import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import dataSource from '../../ormconfig.js';
import { Database } from './database.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      useFactory: () => ({ ...dataSource.options, retryAttempts: 1 }),
      dataSourceFactory: async () => (dataSource.isInitialized ? dataSource : dataSource.initialize()),
    }),
  ],
  providers: [Database],
  exports: [Database],
})
export class DatabaseModule {}
