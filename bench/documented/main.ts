// The measured endpoints as the NestJS documentation writes them: repositories with relations, a guard, DTOs and the
// class serializer, everything else at its defaults.
import 'reflect-metadata';
import { ClassSerializerInterceptor, Module, ValidationPipe } from '@nestjs/common';
import { NestFactory, Reflector } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RolesController, UserProfilesController, VideoCodecsController } from './controllers.js';
import { ApiToken, Group, GroupPermission, Role, User, UserProfile, VideoCodec } from './entities.js';
import { GroupsService, RolesService, UserProfilesService, VideoCodecsService } from './services.js';
import { database, port } from './settings.js';

const entities = [ApiToken, Group, GroupPermission, Role, User, UserProfile, VideoCodec];

@Module({
  imports: [TypeOrmModule.forRoot({ ...database, entities }), TypeOrmModule.forFeature(entities)],
  controllers: [UserProfilesController, RolesController, VideoCodecsController],
  providers: [GroupsService, UserProfilesService, RolesService, VideoCodecsService],
})
class AppModule {}

process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => process.exit());

const app = await NestFactory.create(AppModule, { logger: ['error', 'warn'] });
app.useGlobalPipes(new ValidationPipe({ transform: true }));
app.useGlobalInterceptors(new ClassSerializerInterceptor(app.get(Reflector)));
await app.listen(port, '127.0.0.1');
